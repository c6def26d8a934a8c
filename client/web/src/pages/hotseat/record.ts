// The record of a game at one screen, in the form that replay and `hexcourt record` read.

import { resultWord } from '../replay/raw_record';
import { resultOf, type HotseatGame } from './hotseat';

export function recordOf(game: HotseatGame): string {
  const { start, beginning, begun, moments } = game;
  const result = resultOf(game);
  const word = resultWord(result);
  const settings = Object.entries(start.settings).map(([key, value]) => `${key}=${value}`);
  const tags: [string, string][] = [
    ['Format', 'hexcourt record 1'],
    ['Game', start.game],
    ['Settings', settings.join(' ')],
    ...(beginning.position === null ? [] : [['Position', start.position] as [string, string]]),
    ['Date', new Date(begun).toISOString().slice(0, 10).replaceAll('-', '.')],
    ['Result', word],
    ...(result ? [['Reason', result.reason] as [string, string]] : []),
  ];
  const lines = moments.map(({ action, turn }, index) =>
    moments[index - 1]?.turn === turn ? `  ${action}` : `${turn}. ${action}`,
  );
  return [...tags.map(([name, value]) => `[${name} "${value}"]`), '', ...lines, word, ''].join('\n');
}
