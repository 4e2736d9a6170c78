import { Box, Paper } from '@mui/material'
import { useMemo, useState, type ReactNode } from 'react'
import { useAddressParameter } from '../../record/use-address-parameter.ts'
import { ChosenLanguageContext, readLanguage } from './chosen-language.ts'
import { FormPreview } from './form-preview.tsx'

/** The inputs, and beside them what members would see, in the language whose words are being written. The address may name it. */
export function ContentFormLayout({ children }: { readonly children: ReactNode }) {
  const named = useAddressParameter('language')
  const [language, choose] = useState(() => readLanguage(named))
  const chosen = useMemo(() => ({ language, choose }), [language])
  return (
    <ChosenLanguageContext value={chosen}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' },
        }}
      >
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          {children}
        </Paper>
        <FormPreview />
      </Box>
    </ChosenLanguageContext>
  )
}
