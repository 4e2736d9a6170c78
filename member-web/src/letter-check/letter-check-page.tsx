/** Where the code of a letter of guarantee leads: the hospital's counter sees whether the letter is good. It shows no name, and nothing of the illness. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDisplay, formatSingaporeSeconds } from '@member-care/domain/dates/singapore-dates.ts'
import { LETTER_CHECK_PATH, letterCodeInFragment } from '@member-care/domain/guarantee/letter-address.ts'
import { letterCheckTexts as texts } from '@member-care/domain/texts/letter-check-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice, type NoticeTone } from '@member-care/web-kit/page/notice.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { QueriesProvider } from '../data/queries-provider.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { DetailRows } from '../page/detail-rows.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { checkLetter, type CheckedLetter } from '../portal-api/letter-api.ts'
import { PublicFrame } from '../public-pages/public-frame.tsx'
import { useBroughtCode } from '../public-pages/use-brought-code.ts'
import { AcknowledgeForm } from './acknowledge-form.tsx'

/** A withdrawal is seen within two seconds, the answer's way included. */
const ASK_EVERY_MS = 1_300
/** Nobody stands at a counter longer with one letter. */
const ASK_FOR_MS = 10 * 60_000

const tones: Readonly<Record<CheckedLetter['standing'], NoticeTone>> = {
  valid: 'success',
  expired: 'error',
  withdrawn: 'error',
  replaced: 'warning',
  'not-genuine': 'error',
}

export default function LetterCheckPage() {
  const code = useBroughtCode(LETTER_CHECK_PATH, letterCodeInFragment)
  return (
    <QueriesProvider>
      <PublicFrame aside={<Box sx={{ fontSize: '1.25rem' }}>{publicPageTexts.promise}</Box>}>
        <Box sx={{ width: '100%', maxWidth: 480 }}>
          <PageHeading title={texts.title} lead={texts.lead} />
          {code === '' ? (
            <EmptyState title={texts.noCodeTitle}>{texts.noCode}</EmptyState>
          ) : (
            <Check key={code} code={code} />
          )}
        </Box>
      </PublicFrame>
    </QueriesProvider>
  )
}

/** Asks by itself while the page is looked at, so that nobody relies on what was so a while ago. */
function Check({ code }: { readonly code: string }) {
  const queries = useQueryClient()
  const [askUntil, setAskUntil] = useState(untilLater)
  const question = portalQuery({ key: ['letter-check', code], load: (signal) => checkLetter(code, signal) })
  const { value, phase, reload } = useAnswer({
    ...question,
    refetchInterval: ({ state }) => (state.data?.letter !== null && Date.now() < askUntil ? ASK_EVERY_MS : false),
  })
  const askAgain = () => {
    setAskUntil(untilLater)
    reload()
  }
  // What is not known to hold now is not shown.
  if (phase === 'failed') return <LoadFailure detail={texts.failed} onRetry={askAgain} />
  if (value === undefined) return <Skeletons count={2} height={88} />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Standing checked={value} onAskAgain={askAgain} />
      {value.standing === 'valid' && value.letter?.isAcknowledged === false && (
        <AcknowledgeForm code={code} onAnswered={(answer) => queries.setQueryData(question.queryKey, answer)} />
      )}
    </Box>
  )
}

function untilLater(): number {
  return Date.now() + ASK_FOR_MS
}

function Standing({
  checked: { standing, letter, checkedAt },
  onAskAgain,
}: {
  readonly checked: CheckedLetter
  readonly onAskAgain: () => void
}) {
  return (
    <>
      <Notice
        tone={tones[standing]}
        role="status"
        title={<Box sx={{ fontSize: '1.25rem' }}>{texts.standings[standing]}</Box>}
      >
        {texts.meanings[standing]}
      </Notice>
      {letter !== null && letter.isAcknowledged && (
        <Notice tone="info" role="status">
          {texts.acknowledged}
        </Notice>
      )}
      {letter !== null && <LetterRows letter={letter} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button variant="outlined" onClick={onAskAgain}>
          {texts.checkAgain}
        </Button>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {texts.checkedAt} {formatSingaporeSeconds(new Date(checkedAt))}
        </Box>
      </Box>
    </>
  )
}

function LetterRows({ letter }: { readonly letter: NonNullable<CheckedLetter['letter']> }) {
  return (
    <DetailRows
      rows={[
        { label: texts.hospital, value: letter.hospital },
        { label: texts.initials, value: letter.initials },
        { label: texts.admissionOn, value: formatDisplay(letter.admissionOn) },
        { label: texts.issuedOn, value: formatDisplay(letter.issuedOn) },
        { label: texts.validUntil, value: formatDisplay(letter.validUntil) },
        { label: texts.hash, value: <Hash sha256={letter.sha256} /> },
      ]}
    />
  )
}

/** In groups, so that it can be compared by eye; copied, it has no blanks in it. */
function Hash({ sha256 }: { readonly sha256: string }) {
  return (
    <>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontFamily: 'monospace' }}>
        {sha256.match(/.{1,8}/g)?.map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 }}>
        {texts.hashHelp}
      </Box>
    </>
  )
}
