/** The card that a member shows at a panel clinic (2§2 E-card). Where the phone may keep it, it shows at once and without a connection. */
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { eCardTexts, keptCardTexts, keptUntilText } from '@member-care/domain/texts/e-card-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { keepCards, readKeptCards, type ECards, type KeptCards } from '@member-care/web-kit/kept-cards/kept-cards.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readECards } from '../portal-api/e-card-api.ts'
import { currentSession, useSignedInUser } from '../session/session.ts'
import { CardChooser } from './card-chooser.tsx'
import { KeptHint } from './kept-hint.tsx'

const eCardQuery = (ownerId: string) =>
  portalQuery({
    key: ['e-cards', ownerId],
    load: async (signal) => {
      const cards = await readECards(signal)
      // Who has logged out meanwhile leaves nothing behind.
      if (currentSession().user?.uuid === ownerId) keepCards({ ownerId, cards, now: new Date() })
      return cards
    },
  })

/** The answers that say that no card may be shown; any other failure says nothing about it. */
const refusals: readonly (number | undefined)[] = [403, 404, 428]

export default function ECardPage() {
  const { uuid } = useSignedInUser()
  const answer = useAnswer(eCardQuery(uuid))
  const kept = answer.value === undefined && !refusals.includes(answer.failureCode) ? readKeptCards(uuid) : null
  return (
    <>
      <PageHeading title={eCardTexts.title} lead={eCardTexts.lead} />
      {kept !== null ? (
        <KeptInSession kept={kept} answer={answer} />
      ) : answer.value !== undefined ? (
        <CurrentCards cards={answer.value} />
      ) : answer.phase === 'failed' ? (
        <LoadFailure detail={answer.failure ?? ''} onRetry={answer.reload} />
      ) : (
        <Skeletons count={1} height={260} />
      )}
    </>
  )
}

/** As the server has just answered. */
function CurrentCards({ cards }: { readonly cards: readonly ECards[] }) {
  if (cards.length === 0) return <EmptyState title={eCardTexts.none}>{eCardTexts.noneDetail}</EmptyState>
  return (
    <CardChooser cards={cards}>
      {(person, { mayBeKept }) => mayBeKept && <KeptHint>{keptUntilText(formatDisplay(person.codeLastDay))}</KeptHint>}
    </CardChooser>
  )
}

/** What was kept, while the server is asked or cannot be reached. */
function KeptInSession({
  kept: { cards, lookedAt },
  answer: { phase, reload },
}: {
  readonly kept: KeptCards
  readonly answer: { readonly phase: string; readonly reload: () => void }
}) {
  return (
    <CardChooser cards={cards} lookedAt={new Date(lookedAt)}>
      {() =>
        phase === 'failed' ? (
          <LoadFailure title={keptCardTexts.unasked} detail={keptCardTexts.unaskedDetail} onRetry={reload} />
        ) : (
          <Notice tone="info" role="status">
            {keptCardTexts.checking}
          </Notice>
        )
      }
    </CardChooser>
  )
}
