/** Commands on a content item. */
import type { ContentEvent } from '@member-care/domain/content/content-events.ts'
import { evolveContent, type ContentState } from '@member-care/domain/content/content-state.ts'
import { bindAggregate } from './bind-aggregate.ts'

export const carryOutContent = bindAggregate<string, ContentState, ContentEvent>(
  (contentId) => `content-${contentId}`,
  {
    initial: undefined,
    evolve: evolveContent,
  },
)
