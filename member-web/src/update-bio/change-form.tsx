/** A section of Update Bio whose change is one submit: it ends in a banner that says that it was done, or why not (2§4, 2§8). */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FORM_ERROR } from 'final-form'
import { Form } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { updateBioTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { FormBox } from '../form/form-box.tsx'
import { failureMessage, fieldFailures } from './failure-message.ts'

interface ChangeFormProps<Values> {
  readonly initialValues: Partial<Values>
  readonly errors: (values: Values) => Readonly<Partial<Record<string, string>>>
  readonly send: (values: Values) => Promise<void>
  /** What says that it was done. */
  readonly done: ReactNode
  readonly submitLabel?: string
  readonly sendingLabel?: string
  readonly children: ReactNode | ((values: Values) => ReactNode)
}

export function ChangeForm<Values extends object>(props: ChangeFormProps<Values>) {
  const { initialValues, errors, send, done, children } = props
  const { submitLabel = updateBioTexts.save, sendingLabel = updateBioTexts.saving } = props
  /** Grows with every change that was made: the form begins anew. */
  const [round, setRound] = useState(0)
  const submit = async (values: Values) => {
    try {
      await send(values)
      setRound((before) => before + 1)
      return undefined
    } catch (error) {
      return { ...fieldFailures(error), [FORM_ERROR]: failureMessage(error) }
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}>
      {round > 0 && <Done key={round}>{done}</Done>}
      <Form<Values> key={`form-${round}`} initialValues={initialValues} onSubmit={submit} validate={errors}>
        {({ handleSubmit, errors: wrong, values, submitting, submitError }) => (
          <FormBox form={{ handleSubmit, errors: wrong }}>
            {typeof submitError === 'string' && <ChangeFailure message={submitError} />}
            {typeof children === 'function' ? children(values) : children}
            <Button
              type="submit"
              variant="contained"
              aria-disabled={submitting}
              sx={{ justifySelf: { sm: 'start' }, minWidth: 180 }}
            >
              {submitting ? sendingLabel : submitLabel}
            </Button>
          </FormBox>
        )}
      </Form>
    </Box>
  )
}

/** Why a change was refused, under the heading for all of them (PRO-046). */
export function ChangeFailure({ message }: { readonly message: string }) {
  return (
    <Notice tone="error" role="alert" title={errorTexts.changeFailed}>
      {message}
    </Notice>
  )
}

/** Takes the focus: the button that had it has gone with its form. */
export function Done({ children }: { readonly children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return <Notice ref={notice} tone="success" role="status" title={children} />
}
