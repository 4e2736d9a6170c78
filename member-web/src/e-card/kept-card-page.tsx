/**
 * The kept card for who is not signed in: the browser was closed, or the session is over. It shows at once. As soon as the server can be reached it
 * is asked what the cards are worth, and those that it refuses go.
 */
import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { codeInAddress } from '@member-care/domain/e-card/card-code.ts'
import { eCardTexts, keptCardTexts, refusedCardText } from '@member-care/domain/texts/e-card-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { QueriesProvider } from '../data/queries-provider.tsx'
import { useAnswer } from '../data/use-answer.ts'
import {
  dropKeptCards,
  readKeptCards,
  removeKeptCards,
  type ECardPerson,
} from '@member-care/web-kit/kept-cards/kept-cards.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { useIsOnline } from '../page/use-is-online.ts'
import { checkCardCode, type CheckedCard } from '../portal-api/e-card-api.ts'
import { PublicFrame } from '../public-pages/public-frame.tsx'
import { CardChooser } from './card-chooser.tsx'

interface Refused {
  readonly name: string
  readonly why: Exclude<CheckedCard['standing'], 'valid'>
}

export default function KeptCardPage() {
  return (
    <QueriesProvider>
      <PublicFrame aside={<Box sx={{ fontSize: '1.25rem' }}>{publicPageTexts.promise}</Box>}>
        <Box sx={{ width: '100%', maxWidth: 480, display: 'grid', gap: 3 }}>
          <PageHeading title={eCardTexts.title} lead={eCardTexts.lead} />
          <KeptCards />
        </Box>
      </PublicFrame>
    </QueriesProvider>
  )
}

function KeptCards() {
  const [isRemoved, setRemoved] = useState(false)
  const isOnline = useIsOnline()
  const { value: refused, phase } = useAnswer(
    portalQuery({ key: ['kept-cards', isOnline], load: refuseEndedCards, enabled: !isRemoved }),
  )
  const kept = readKeptCards()
  const signIn = (
    <Button variant="contained" component={RouterLink} to="/?redirect=%2Fapp%2Fecards">
      {keptCardTexts.signIn}
    </Button>
  )
  return (
    <>
      {refused !== undefined && refused.length > 0 && (
        <Notice tone="error" role="alert" title={keptCardTexts.refused}>
          {refused.map(({ name, why }) => (
            <Box key={name}>{refusedCardText(name, why)}</Box>
          ))}
        </Notice>
      )}
      {kept === null ? (
        <EmptyState title={keptCardTexts.removed} action={signIn}>
          {keptCardTexts.removedDetail}
        </EmptyState>
      ) : (
        <>
          <CardChooser cards={kept.cards} lookedAt={new Date(kept.lookedAt)}>
            {() => (
              <Notice
                tone={phase === 'failed' ? 'warning' : 'info'}
                role="status"
                title={phase === 'failed' ? keptCardTexts.unasked : undefined}
              >
                {phase === 'failed'
                  ? keptCardTexts.unaskedDetail
                  : phase === 'loading'
                    ? keptCardTexts.checking
                    : keptCardTexts.signedOut}
              </Notice>
            )}
          </CardChooser>
          {signIn}
          <Button
            onClick={() => {
              removeKeptCards()
              setRemoved(true)
            }}
          >
            {keptCardTexts.remove}
          </Button>
        </>
      )}
    </>
  )
}

/** Asks the server about each kept card, and lets go of those that do not hold any more. @returns these */
async function refuseEndedCards(signal: AbortSignal): Promise<readonly Refused[]> {
  const people = (readKeptCards()?.cards ?? []).flatMap((company) => company.people)
  const checked = await Promise.all(people.map(async (person) => ({ person, why: await standingOf(person, signal) })))
  const refused = checked.flatMap(({ person, why }) => (why === 'valid' ? [] : [{ person, why }]))
  dropKeptCards(new Set(refused.map(({ person }) => person.code)))
  return refused.map(({ person, why }) => ({ name: person.name, why }))
}

async function standingOf({ code }: ECardPerson, signal: AbortSignal): Promise<CheckedCard['standing']> {
  return (await checkCardCode(codeInAddress(code), signal)).standing
}
