import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Alert, Box, Button, Paper, Skeleton, Typography } from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext } from 'react-admin'
import { FORGOTTEN } from '../console/forgotten.ts'
import { growingListOptions } from '../list/list-query.ts'
import { DeclineLetterDialog } from './decline-letter-dialog.tsx'
import type { HrLetter } from './hr-data-provider.ts'
import { PassOnDialog } from './pass-on-dialog.tsx'

const { letters: texts } = hrTexts

/** Requests for letters of guarantee that the company's HR has to pass on first. Nothing is told of the illness. */
export function WaitingLetters() {
  return (
    <Box component="section" aria-labelledby="hr-letters" sx={{ mt: 5 }}>
      <Typography id="hr-letters" component="h2" sx={{ fontSize: '1.25rem', fontWeight: 650 }}>
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{texts.lead}</Typography>
      <ListBase
        resource="guarantees"
        perPage={100}
        queryOptions={growingListOptions}
        exporter={false}
        disableSyncWithLocation
        storeKey={false}
      >
        <Letters />
      </ListBase>
    </Box>
  )
}

type Asked = { readonly step: 'pass-on' | 'decline'; readonly letter: HrLetter }

function Letters() {
  const { data, error, refetch } = useListContext<HrLetter>()
  const [asked, setAsked] = useState<Asked>()
  const [done, setDone] = useState<string>()
  if (error) return <LoadFailure title={texts.failed} detail={error.message} onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <Box role="status" aria-label={hrTexts.loading}>
        <Skeleton variant="rounded" height={120} />
      </Box>
    )
  const dialog = asked && {
    letter: asked.letter,
    onChanged: () => void refetch(),
    onClose: () => setAsked(undefined),
    onDone: (text: string) => {
      setAsked(undefined)
      setDone(text)
      void refetch()
    },
  }
  return (
    <>
      <Box role="status">
        {done !== undefined && (
          <Alert severity="success" sx={{ mb: 2 }} onClose={() => setDone(undefined)}>
            {done}
          </Alert>
        )}
      </Box>
      {data.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{texts.none}</Typography>
      ) : (
        <Box component="ul" aria-label={texts.title} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {data.map((letter) => (
            <LetterCard key={letter.id} letter={letter} onAsk={(step) => setAsked({ step, letter })} />
          ))}
        </Box>
      )}
      {dialog && (asked.step === 'pass-on' ? <PassOnDialog {...dialog} /> : <DeclineLetterDialog {...dialog} />)}
    </>
  )
}

function LetterCard({ letter, onAsk }: { letter: HrLetter; onAsk: (step: Asked['step']) => void }) {
  const { number, patientName, companyName, hospital, admissionOn } = letter
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h3" sx={{ fontWeight: 620 }}>
            {patientName ?? FORGOTTEN}
          </Typography>
          <Typography variant="body2">{texts.admission(hospital, formatDisplay(admissionOn))}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {companyName} · {number}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
          <Button variant="contained" aria-label={texts.passOnOf(number)} onClick={() => onAsk('pass-on')}>
            {texts.passOn}
          </Button>
          <Button
            variant="outlined"
            color="error"
            aria-label={texts.declineOf(number)}
            onClick={() => onAsk('decline')}
          >
            {texts.decline}
          </Button>
        </Box>
      </Box>
    </Paper>
  )
}
