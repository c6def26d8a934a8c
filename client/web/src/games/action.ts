/** An action text that no rules of ours write. */
export class MalformedAction extends Error {
  override name = 'MalformedAction';

  constructor(action: string) {
    super(`"${action}" is no action of this game.`);
  }
}
