import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { LeaveDialog } from '@member-care/web-kit/dialogs/leave-dialog.tsx'
import { useLeaveQuestion } from '../console/unsaved-work.ts'

/** Over every page: asks before something that was typed is dropped. */
export function LeaveQuestion() {
  const answer = useLeaveQuestion()
  if (!answer) return null
  const { title, text, leave, stay } = editTexts.leave
  return (
    <LeaveDialog
      title={title}
      text={text}
      leaveLabel={leave}
      stayLabel={stay}
      onLeave={() => answer(true)}
      onStay={() => answer(false)}
    />
  )
}
