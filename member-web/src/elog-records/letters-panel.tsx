/** The letters that were issued, the latest first, each as the PDF that it is (ELG-032). */
import { useMutation } from '@tanstack/react-query'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { elogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { useToday } from '../claim/use-today.ts'
import { FieldList } from '../claim-detail/field-list.tsx'
import { Panel } from '../page/panel.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import type { Guarantee } from '../portal-api/guarantees-api.ts'
import { letterFields } from './elog-fields.ts'
import { NewTabRefused, openLetter } from './open-letter.ts'

export function LettersPanel({ guarantee }: { readonly guarantee: Guarantee }) {
  const { id, letters, acknowledgedAt } = guarantee
  const today = useToday()
  const open = useMutation({ mutationFn: (issue: number) => openLetter(id, issue) })
  const latest = letters.at(-1)
  if (latest === undefined) return null
  const earlier = letters.slice(0, -1).toReversed()
  return (
    <Panel title={elogTexts.letter}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <FieldList fields={letterFields(latest, today)} />
        <OpenButton letter={latest} isLoading={open.isPending} onOpen={open.mutate} isFirst />
        {open.error !== null && (
          <Notice tone="error" role="alert" title={elogTexts.letterFailed}>
            {failureText(open.error)}
          </Notice>
        )}
        {acknowledgedAt !== null && (
          <Notice tone="success">{elogTexts.acknowledged(formatSingaporeInstant(new Date(acknowledgedAt)))}</Notice>
        )}
        {earlier.map((letter) => (
          <Box key={letter.issue} sx={{ display: 'grid', gap: 1, pt: 2, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{elogTexts.replacedLetter}</Box>
            <OpenButton letter={letter} isLoading={false} onOpen={open.mutate} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

interface OpenButtonProps {
  readonly letter: Guarantee['letters'][number]
  readonly isLoading: boolean
  readonly isFirst?: boolean
  readonly onOpen: (issue: number) => void
}

function OpenButton({ letter: { issue, number }, isLoading, isFirst = false, onOpen }: OpenButtonProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        startIcon={<OpenInNew />}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => onOpen(issue)}
        aria-describedby={`letter-${issue}-hint`}
      >
        <span>{numberUnbroken(elogTexts.openLetter(number), number)}</span>
      </Button>
      <Box id={`letter-${issue}-hint`} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {elogTexts.newTab}
      </Box>
    </Box>
  )
}

/** Where the words do not fit in one line, the number does not break at its hyphen, unless a line is too short for it alone. */
function numberUnbroken(label: string, number: string) {
  const [before = '', after = ''] = label.split(number)
  return (
    <>
      {before}
      <span style={{ display: 'inline-block', overflowWrap: 'anywhere' }}>{number}</span>
      {after}
    </>
  )
}

function failureText(error: Error): string {
  if (error instanceof NewTabRefused) return elogTexts.popupRefused
  return error instanceof ApiCallError ? error.response.message : ''
}
