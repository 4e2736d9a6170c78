/** What the list of conversations shows, as its address says it. */
import { desks, deskViews, type DeskView } from '@member-care/domain/chat/conversation-terms.ts'
import { textFilter, valueFilter, type ListAddress } from '../list/list-address.ts'

const [usual] = deskViews

export const conversationListAddress: ListAddress = {
  sortFields: ['waitingSince', 'lastAt'],
  defaultSort: { field: 'waitingSince', order: 'ASC' },
  filters: { desk: valueFilter('desk', desks), companyId: textFilter('company') },
  keeps: { view: (text) => (viewOf(text) === usual ? undefined : viewOf(text)) },
}

/** The longest wait stands first; of what is over, what ended last. */
export function listAddressOf(view: DeskView): ListAddress {
  return view === 'closed'
    ? { ...conversationListAddress, defaultSort: { field: 'lastAt', order: 'DESC' } }
    : conversationListAddress
}

/** The list opens on what waits. */
export function viewOf(text: string | undefined): DeskView {
  return deskViews.find((view) => view === text) ?? usual
}

export const waitingConversationsPath = '/chats'

export function conversationAddress(id: string): string {
  return `/chats/${encodeURIComponent(id)}`
}
