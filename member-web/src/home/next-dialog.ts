/** Which dialog Home opens with, one at a time: first what everybody is told, then what concerns this member alone. */
import { isLaunchMessageDue, type LaunchMessage } from '@member-care/domain/client/launch-message.ts'

export type HomeDialog = 'launch-message' | 'password-reminder'

/** @param state `message`: undefined while it is not known yet, and the reminder need not wait for it; `now`: the time at which Home opened */
export function nextDialog(state: { readonly message: LaunchMessage | undefined; readonly showRemindUpdatePassword: boolean; readonly now: Date }): HomeDialog | null {
  if (state.message !== undefined && isLaunchMessageDue(state.message, state.now)) return 'launch-message'
  return state.showRemindUpdatePassword ? 'password-reminder' : null
}
