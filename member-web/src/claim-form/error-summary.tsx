/** Everything that is still wrong, as a list that leads to each field. */
import { useLayoutEffect, useState } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { thingsToCorrect, thingsToCorrectText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { fieldsInOrder, focusField } from '../form/focus-first-error.ts'

interface ErrorSummaryProps {
  readonly errors: Readonly<Record<string, string>>
  /** How a field and its message are named. */
  readonly entryOf: (field: string, message: string) => string
}

export function ErrorSummary({ errors, entryOf }: ErrorSummaryProps) {
  const [fields, setFields] = useState<readonly string[]>([])
  const names = Object.keys(errors).join()
  // Before anything is shown: the list must not come later and move the field that the person was led to.
  useLayoutEffect(() => {
    // The order on the screen is known only once the fields stand there.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setFields(fieldsInOrder(errors))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the texts do not change the order
  }, [names])
  const wrong = fields.filter((field) => errors[field] !== undefined)
  if (wrong.length === 0) return null
  return (
    <Notice tone="error" title={thingsToCorrectText(wrong.length)}>
      <Box component="ul" aria-label={thingsToCorrect()} sx={{ m: 0, mt: 0.5, pl: 2.25 }}>
        {wrong.map((field) => (
          <li key={field}>
            <Link
              component="button"
              type="button"
              color="error"
              onClick={() => focusField(field)}
              sx={{ display: 'inline', textAlign: 'left', fontSize: 'inherit', lineHeight: 1.75, verticalAlign: 'top' }}
            >
              {entryOf(field, errors[field] ?? '')}
            </Link>
          </li>
        ))}
      </Box>
    </Notice>
  )
}
