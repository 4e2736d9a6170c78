import { contentPageTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { Alert } from '@mui/material'
import { useGetOne, type HttpError } from 'react-admin'

const NOT_FOUND = 404

/** Says so when the clinic of a picture has left the panel. */
export function AbsentClinic({ code }: { readonly code: string }) {
  const { error } = useGetOne('panel-clinics', { id: code }, { retry: false })
  return (error as HttpError | null)?.status === NOT_FOUND ? <Alert severity="info">{texts.clinicLeft}</Alert> : null
}
