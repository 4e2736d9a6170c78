export function lateApis(): {
  readonly globals: readonly string[]
  readonly statics: Readonly<Record<string, readonly string[]>>
  readonly prototypes: Readonly<Record<string, readonly string[]>>
  readonly elementMembers: readonly string[]
}
