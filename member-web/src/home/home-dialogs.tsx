/** The dialogs that Home may open with; fetched only when one is due. */
import { useSession } from '../session/session.ts'
import { LaunchMessageDialog } from './launch-message-dialog.tsx'
import type { HomeDialog } from './next-dialog.ts'
import { PasswordReminderDialog } from './password-reminder-dialog.tsx'

export default function HomeDialogs({ dialog }: { readonly dialog: HomeDialog }) {
  const { appConfig } = useSession()
  if (dialog === 'password-reminder') return <PasswordReminderDialog />
  return appConfig === null ? null : <LaunchMessageDialog config={appConfig} />
}
