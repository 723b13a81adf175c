export interface Answer {
  status: number;
  message: string;
  headers?: Readonly<Record<string, string | number>>;
}

/** Thrown where a request is not taken: the answer that says so. */
export class Refusal extends Error implements Answer {
  readonly status: number;
  readonly headers: NonNullable<Answer["headers"]>;

  constructor(status: number, reason: string, headers: Answer["headers"] = {}) {
    super(reason);
    this.status = status;
    this.headers = headers;
  }
}
