/** Why a command was refused: a stable code for programs, and a message that tells the person what to do. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly message: string
  /** The field of the command that it is about, when it is about one. */
  readonly field?: string
}
