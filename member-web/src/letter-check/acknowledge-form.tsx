/** The hospital says that the patient has been admitted, with the code for the counter that stands on the letter. */
import { useState } from 'react'
import { Form } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { letterCheckTexts as texts } from '@member-care/domain/texts/letter-check-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { FormBox } from '../form/form-box.tsx'
import { TextInput } from '../form/text-input.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import { acknowledgeAdmission, type CheckedLetter } from '../portal-api/letter-api.ts'

interface AcknowledgeFormProps {
  readonly code: string
  readonly onAnswered: (checked: CheckedLetter) => void
}

interface Typed {
  readonly counterCode?: string
}

export function AcknowledgeForm({ code, onAnswered }: AcknowledgeFormProps) {
  const [failure, setFailure] = useState<string>()
  const send = async ({ counterCode = '' }: Typed) => {
    setFailure(undefined)
    try {
      onAnswered(await acknowledgeAdmission(code, counterCode))
      return undefined
    } catch (error) {
      const { errors, message } = error instanceof ApiCallError ? error.response : { message: texts.failed }
      if (errors?.['counterCode'] !== undefined) return { counterCode: errors['counterCode'] }
      setFailure(message)
      return undefined
    }
  }
  return (
    <Box component="section" aria-labelledby="acknowledge-admission" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="acknowledge-admission" variant="h3" component="h2">
        {texts.acknowledge}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.acknowledgeLead}</Typography>
      <Form<Typed>
        onSubmit={send}
        validate={({ counterCode = '' }) =>
          counterCode.trim() === '' ? { counterCode: texts.counterCodeMissing } : {}
        }
      >
        {({ handleSubmit, errors, submitting }) => (
          <FormBox form={{ handleSubmit, errors }}>
            <TextInput
              name="counterCode"
              label={texts.counterCode}
              autoComplete="off"
              inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
            />
            {failure !== undefined && (
              <Notice tone="error" role="alert">
                {failure}
              </Notice>
            )}
            <Button type="submit" variant="contained" size="large" loading={submitting}>
              {texts.acknowledge}
            </Button>
          </FormBox>
        )}
      </Form>
    </Box>
  )
}
