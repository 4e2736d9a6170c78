/** The conversation of the page, and commands about it. */
import { chatDeskTexts as texts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { useShowContext } from 'react-admin'
import { useAdministrator } from '../console/administrator.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { useRecordCache } from '../record/whole-record.ts'
import type { DeskTalk } from './conversation-record.ts'

/** In the parts of the page that show only once it is loaded. Within a form its own answers are the record of the context, so it is the page's. */
export function useShownTalk(): DeskTalk {
  const { record: talk } = useShowContext<DeskTalk>()
  if (!talk) throw new Error('This part of the page needs a loaded conversation around it.')
  return talk
}

/** Sends a command about the conversation and shows it as it stands then; also where somebody else was faster. */
export function useTalkCommand({ onDone }: { readonly onDone?: () => void } = {}) {
  const { id } = useShownTalk()
  const cache = useRecordCache<DeskTalk>('conversations')
  return useCommandSending<DeskTalk>({
    onDone: async (talk) => {
      await cache.show(talk)
      onDone?.()
    },
    onConflict: () => cache.reload(id),
  })
}

/** How the conversation stands for who looks at it. */
export function useStanding(): 'mine' | 'other' | 'waiting' | 'assistant' | 'closed' {
  const { status, assignedTo } = useShownTalk()
  const ownId = useAdministrator()?.id as string | undefined
  if (status !== 'taken') return status
  return assignedTo === ownId ? 'mine' : 'other'
}

/** Whose the conversation is, for somebody else. */
export function holderOf({ assignedName }: DeskTalk): string {
  return assignedName ?? texts.somebody
}
