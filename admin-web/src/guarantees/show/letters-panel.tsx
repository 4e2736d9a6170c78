import LetterIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { guaranteeDeskTexts as texts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { Box, Button, Chip, Typography } from '@mui/material'
import { openInNewTab } from '../../claims/detail/open-in-new-tab.ts'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { Panel } from '../../console/field-list.tsx'
import { TwoLines } from '../../console/two-lines.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import type { Guarantee, GuaranteeLetter } from '../guarantee-record.ts'

/** Every letter that was issued, the latest first, each with its PDF. */
export function LettersPanel({ guarantee: { id, letters } }: { guarantee: Guarantee }) {
  return (
    <Panel title={texts.letters}>
      {letters.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.noLetters}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {letters.toReversed().map((letter, index) => (
            <Letter key={letter.issue} guaranteeId={id} letter={letter} isReplaced={index > 0} />
          ))}
        </Box>
      )}
    </Panel>
  )
}

interface LetterProps {
  readonly guaranteeId: string
  readonly letter: GuaranteeLetter
  readonly isReplaced: boolean
}

function Letter({ guaranteeId, letter, isReplaced }: LetterProps) {
  const { issue, number, amountCents, admissionOn, validUntil, conditions } = letter
  // It is opened and forgotten: a letter is personal.
  const { send, isPending, failure } = useCommandSending<Blob>({ onDone: openInNewTab })
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Box sx={{ minWidth: 0, fontSize: '0.875rem' }}>
          <TwoLines
            first={
              <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
                {number}
                {isReplaced && <Chip size="small" variant="outlined" label={texts.replaced} />}
              </Box>
            }
            second={texts.letter(
              formatMoney(amountCents, 'SGD'),
              formatDisplay(admissionOn),
              formatDisplay(validUntil),
            )}
          />
          {conditions !== null && conditions !== '' && (
            <Box sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {texts.conditions}: {conditions}
            </Box>
          )}
        </Box>
        <Button
          size="small"
          variant="outlined"
          startIcon={<LetterIcon />}
          loading={isPending}
          aria-label={texts.letterOf(number)}
          onClick={() => void send(issue, (_options, dataProvider) => dataProvider.guaranteeLetter(guaranteeId, issue))}
        >
          {texts.openLetter}
        </Button>
      </Box>
      <FailureAlert message={failure?.message} />
    </li>
  )
}
