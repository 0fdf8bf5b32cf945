/** The words of one calculator, by the ids of its definition (tools/financial-hub/calculators). */
export interface SumWords {
  inputs: Readonly<Record<string, InputWords>>;
  lines: Readonly<Record<string, string>>;
  notes?: Readonly<Record<string, string>>;
  /** Heading and column names of the table below the result. */
  schedule?: { caption: string; columns: Readonly<Record<string, string>> };
  assumptions: readonly string[];
}

export interface InputWords {
  label: string;
  hint?: string;
  options?: Readonly<Record<string, string>>;
}
