/** What a client knows of the writes that it sent one after the other: the judge of what a site must still hold. */
export class Ledger<State> {
  #acknowledged: State;
  #sent: State | null = null;
  /** Acknowledged writes, and writes that were in flight when the site ended. */
  readonly counts = { acknowledged: 0, inFlight: 0, kept: 0 };

  constructor(
    readonly name: string,
    initial: State,
  ) {
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
    this.counts.acknowledged += 1;
  }

  /**
   * What is wrong with what the site holds, or null: it is the last acknowledged write, or the one that was in flight, whole.
   * The ledger goes on from there.
   */
  verdict(held: State): string | null {
    const text = JSON.stringify(held);
    const isSent = this.#sent !== null && text === JSON.stringify(this.#sent);
    if (this.#sent !== null) this.counts.inFlight += 1;
    if (isSent) this.counts.kept += 1;
    if (!isSent && text !== JSON.stringify(this.#acknowledged))
      return `${this.name}: ${cut(text)} is neither ${cut(JSON.stringify(this.#acknowledged))} nor ${cut(JSON.stringify(this.#sent))}`;
    this.#acknowledged = held;
    this.#sent = null;
    return null;
  }
}

const cut = (text: string | undefined) => (text ?? '').slice(0, 200);
