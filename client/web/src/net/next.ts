/** The next of something: everybody who waits gets it. */
export class Next<T> {
  #waiting: ((value: T) => void)[] = [];

  wait(): Promise<T> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
  tell(value: T): void {
    for (const resolve of this.#waiting.splice(0)) resolve(value);
  }
}
