/**
 * A client's record of the writes that it sent one after the other, from which follows what the site must still hold.
 */
export class Ledger<State> {
  #acknowledged: State;
  #sent: State | null = null;
  /** How many writes were acknowledged. */
  acknowledged = 0;

  readonly name: string;

  constructor(name: string, initial: State) {
    this.name = name;

    this.#acknowledged = initial;
  }

  /** The newest state that the site is known to hold. */
  get last(): State {
    return this.#acknowledged;
  }

  sends(state: State): void {
    this.#sent = state;
  }

  isAcknowledged(): void {
    if (this.#sent === null) throw new Error(`${this.name}: acknowledged without having been sent`);
    this.#acknowledged = this.#sent;
    this.#sent = null;
    this.acknowledged += 1;
  }

  /**
   * Null if the site holds the last acknowledged write or all of the one that was in flight, else an error message.
   * Later writes are judged from that state on.
   */
  verdict(held: State): string | null {
    const text = JSON.stringify(held);
    const isSent = this.#sent !== null && text === JSON.stringify(this.#sent);
    if (!isSent && text !== JSON.stringify(this.#acknowledged))
      return `${this.name}: ${cut(text)} is neither ${cut(JSON.stringify(this.#acknowledged))} nor ${cut(JSON.stringify(this.#sent))}`;
    this.#acknowledged = held;
    this.#sent = null;
    return null;
  }
}

const cut = (text: string | undefined) => (text ?? '').slice(0, 200);
