/** The file of all that is kept about a member, which they ask for themselves: its states, and how long it may be fetched. */

/** `waiting` for its turn, `writing`, `ready` to be fetched, `failed`, or `expired`: the file is gone. */
export const personalDataStates = ['waiting', 'writing', 'ready', 'failed', 'expired'] as const
export type PersonalDataState = (typeof personalDataStates)[number]

/** How long after it was written the file may be fetched. */
export const PERSONAL_DATA_HOURS = 24

/** Whether more is to come by itself. */
export function isBeingMade(state: PersonalDataState): boolean {
  return state === 'waiting' || state === 'writing'
}
