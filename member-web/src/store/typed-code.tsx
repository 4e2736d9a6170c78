/** The code at the counter, typed: where there is no camera, or it reads nothing. */
import { useState, type SubmitEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { redeemTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import { TextLine } from '@member-care/web-kit/fields/text-line.tsx'

interface TypedCodeProps {
  readonly isSending: boolean
  readonly onCode: (code: string) => void
}

const FIELD = 'redeemCode'

export function TypedCode({ isSending, onCode }: TypedCodeProps) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const code = typed.trim()
    setMissing(code === '')
    if (code === '') document.getElementById(FIELD)?.focus()
    else if (!isSending) onCode(code)
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <TextLine
          name={FIELD}
          label={texts.typed}
          hint={texts.typedHint}
          error={isMissing ? texts.typedMissing : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setMissing(false)
          }}
          autoComplete="off"
          inputProps={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 40 }}
        />
      </Box>
      <Button type="submit" variant="outlined" aria-disabled={isSending}>
        {isSending ? texts.redeeming : texts.redeem}
      </Button>
    </Box>
  )
}
