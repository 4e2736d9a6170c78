/** What the chat offers a member before anything is said: what the console has published for their client, otherwise the usual topics (CHT-011). */
import { usualChatMenu } from '@member-care/domain/chat/usual-chat-menu.ts'
import type { ShownTopic } from '@member-care/domain/chat/chat-menu.ts'
import type { FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import { lastShownFirst, readPublished } from '@member-care/projections/content/published-content.ts'
import type { CommonQueryMethods } from 'slonik'
import { inReadersLanguage } from '../languages/in-readers-language.ts'

interface ChatClient {
  readonly companyId: string
  readonly featuresConfig: FeaturesConfig
}

/** One for the client itself goes before one for all clients; of several the one that is shown since last. */
export async function menuForClient(
  database: CommonQueryMethods,
  { companyId, featuresConfig }: ChatClient,
  now: Date,
): Promise<readonly ShownTopic[]> {
  const published = await readPublished(database, { companyIds: [companyId], now }, 'chat-menu')
  const latestFirst = lastShownFirst(published)
  const chosen = latestFirst.find(({ audience }) => audience !== null) ?? latestFirst[0]
  if (!chosen) return usualChatMenu(featuresConfig)
  const { content, language } = inReadersLanguage(chosen.content)
  return content.items.map(({ id, message, action }) => ({ id, message, action, language }))
}
