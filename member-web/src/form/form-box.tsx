/** A form as an element of the page: its inputs one below the other, and the first one that is wrong gets the focus. */
import type { ReactNode } from 'react'
import type { FormRenderProps } from 'react-final-form'
import Box from '@mui/material/Box'
import { focusFirstError } from './focus-first-error.ts'

interface FormBoxProps {
  readonly form: Pick<FormRenderProps, 'handleSubmit' | 'errors'>
  readonly children: ReactNode
}

export function FormBox({ form: { handleSubmit, errors = {} }, children }: FormBoxProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        focusFirstError(errors)
        void handleSubmit(event)
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {children}
    </Box>
  )
}
