const storageKey = "scroll-positions";

/** How far each entry of the history was scrolled, by the router's key for it. */
export class ScrollPositions {
  #positions: Record<string, number> = {};

  restore(storage: Storage) {
    try {
      this.#positions = JSON.parse(storage.getItem(storageKey) ?? "{}");
    } catch {
      this.#positions = {};
    }
  }

  keep(storage: Storage) {
    try {
      storage.setItem(storageKey, JSON.stringify(this.#positions));
    } catch {
      // A full or forbidden storage costs the visitor a scroll position, nothing more.
    }
  }

  set(key: string, y: number) {
    this.#positions[key] = y;
  }

  get(key: string): number {
    return this.#positions[key] ?? 0;
  }
}
