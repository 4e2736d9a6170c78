/** Which dialog Home opens with, one at a time: first what everybody is told, then what concerns this member alone. */
import { isLaunchMessageDue, type LaunchMessage } from '@member-care/domain/client/launch-message.ts'

export type HomeDialog = 'launch-message' | 'password-reminder'

export interface HomeState {
  /** Undefined while it is not known yet; the reminder need not wait for it. */
  readonly message: LaunchMessage | undefined
  readonly showRemindUpdatePassword: boolean
  /** The time at which Home opened. */
  readonly now: Date
}

/** The dialog to show now; null for none. */
export function nextDialog(state: HomeState): HomeDialog | null {
  if (state.message !== undefined && isLaunchMessageDue(state.message, state.now)) return 'launch-message'
  return state.showRemindUpdatePassword ? 'password-reminder' : null
}
