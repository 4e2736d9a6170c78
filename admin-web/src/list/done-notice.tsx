import { Alert } from '@mui/material'

/** Above a list: what was done to one of its records, said aloud too. */
export function DoneNotice({ text, onClose }: { readonly text: string | undefined; readonly onClose: () => void }) {
  return (
    <div role="status">
      {text !== undefined && (
        <Alert severity="success" onClose={onClose} sx={{ mx: 1.5, mb: 1.5 }}>
          {text}
        </Alert>
      )}
    </div>
  )
}
