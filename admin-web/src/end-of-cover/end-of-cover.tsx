import { addDays, formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Personal } from '@member-care/domain/events/event-definition.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { endOfCoverTexts as texts } from '@member-care/domain/texts/end-of-cover-texts.ts'
import { guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
import { hasEndedBefore } from '@member-care/domain/user/end-of-cover.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Chip, Paper, Skeleton, Stack, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useGetOne } from 'react-admin'
import type { AnswerTo } from '../console/api-client.ts'
import { personalText } from '../console/forgotten.ts'
import { PersonalText } from '../console/personal-text.tsx'
import { growingListOptions } from '../list/list-query.ts'

/** As the data provider of either area answers `ends-of-cover`; the id is the person's. */
export type EndOfCoverRecord = AnswerTo<'/api/console/users/{id}/leaving'> & { readonly id: string }

/** Which end `meta` of `ends-of-cover` asks about. */
export interface EndOfCoverMeta {
  readonly companyId: string
  /** The last covered day, YYYY-MM-DD. */
  readonly effectiveEndDate: string
}

export interface EndOfCoverProps extends EndOfCoverMeta {
  readonly userId: string
}

/**
 * What the end of somebody's cover touches, for a form that is about to save it (S80). It asks by itself, in the console and in the HR area
 * alike. Put it into the dialog that asks before saving; it keeps nobody from saving.
 */
export function EndOfCover({ userId, companyId, effectiveEndDate }: EndOfCoverProps) {
  const meta: EndOfCoverMeta = { companyId, effectiveEndDate }
  const { data, error, refetch } = useGetOne<EndOfCoverRecord>(
    'ends-of-cover',
    { id: userId, meta },
    // What is touched may have changed since the dialog was open last.
    { ...growingListOptions, refetchOnMount: 'always' },
  )
  if (error)
    return (
      <LoadFailure title={texts.failed} detail={(error as unknown as Error).message} onRetry={() => void refetch()} />
    )
  return data ? <Touched end={data} /> : <Loading />
}

function Loading() {
  return (
    <Box role="status" aria-label={texts.loading}>
      <Skeleton width="70%" />
      <Skeleton width="90%" />
      <Skeleton variant="rounded" height={72} sx={{ mt: 1 }} />
    </Box>
  )
}

function Touched({ end }: { readonly end: EndOfCoverRecord }) {
  const titleId = useId()
  const { dependants, claims, letters, cardsEnd, effectiveEndDate } = end
  const lastDay = formatDisplay(effectiveEndDate)
  const isPast = hasEndedBefore(effectiveEndDate, singaporeToday(new Date()))
  const touchesNothing = dependants.length + claims.total + letters.total === 0 && !cardsEnd
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {texts.title(personalText(end.name), lastDay)}
      </Typography>
      <Stack spacing={1.5} sx={{ mt: 1 }}>
        <Typography variant="body2">
          {isPast ? texts.atOnce(lastDay) : texts.later(lastDay, formatDisplay(addDays(effectiveEndDate, 1)))}
          {cardsEnd && ` ${dependants.length > 0 ? texts.familyCards : texts.cards}`}
        </Typography>
        {touchesNothing && <Typography variant="body2">{texts.nothing}</Typography>}
        {dependants.length > 0 && (
          <Part title={texts.dependants.title}>
            {dependants.map(({ uuid, name, relationship, endOnRecord }) => (
              <Line key={uuid} name={name}>
                {[
                  relationship,
                  endOnRecord === null ? texts.dependants.noEnd : texts.dependants.end(formatDisplay(endOnRecord)),
                ]}
              </Line>
            ))}
          </Part>
        )}
        {claims.total > 0 && (
          <Part
            title={texts.claims.title(claims.total)}
            lead={texts.claims.lead}
            unnamed={claims.total - claims.items.length}
          >
            {claims.items.map(({ number, status, visitDate, isAfterEnd, name }) => (
              <Line key={number} name={name} mark={isAfterEnd ? texts.claims.afterEnd : undefined}>
                {[number, claimStatusLabels[status], texts.claims.visit(formatDisplay(visitDate))]}
              </Line>
            ))}
          </Part>
        )}
        {letters.total > 0 && (
          <Part
            title={texts.letters.title(letters.total)}
            lead={texts.letters.lead}
            unnamed={letters.total - letters.items.length}
          >
            {letters.items.map(({ number, status, admissionOn, validUntil, name }) => (
              <Line key={number} name={name}>
                {[
                  number,
                  guaranteeTexts.statuses[status],
                  texts.letters.admission(formatDisplay(admissionOn)),
                  validUntil === null ? null : texts.letters.validUntil(formatDisplay(validUntil)),
                ]}
              </Line>
            ))}
          </Part>
        )}
      </Stack>
    </Paper>
  )
}

interface PartProps {
  readonly title: string
  readonly lead?: string
  /** So many more there are. */
  readonly unnamed?: number
  readonly children: ReactNode
}

/** A long list scrolls in its place, so that the buttons below stay near. */
function Part({ title, lead, unnamed = 0, children }: PartProps) {
  const titleId = useId()
  return (
    <Box>
      <Typography id={titleId} component="h4" variant="body2" sx={{ fontWeight: 620 }}>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lead}
        </Typography>
      )}
      <Box
        component="ul"
        aria-labelledby={titleId}
        // Reached by keyboard, because it may scroll.
        tabIndex={0}
        sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.75, maxHeight: 220, overflowY: 'auto' }}
      >
        {children}
      </Box>
      {unnamed > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {texts.more(unnamed)}
        </Typography>
      )}
    </Box>
  )
}

interface LineProps {
  readonly name: Personal<string>
  readonly mark?: string | undefined
  /** What is said of it; null is left out. */
  readonly children: readonly (string | null)[]
}

function Line({ name, mark, children }: LineProps) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography component="span" variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
        <PersonalText value={name} />
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {children.filter((text) => text !== null && text !== '').join(' · ')}
      </Typography>
      {mark !== undefined && <Chip size="small" color="warning" variant="outlined" label={mark} />}
    </Box>
  )
}
