import { contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** As wide as a phone. What it shows is a picture: nothing in it can be followed or reached. */
export function PhoneFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Box
        inert
        sx={{
          width: 375,
          maxWidth: '100%',
          mx: 'auto',
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 4,
          bgcolor: 'background.default',
          color: 'text.primary',
          maxHeight: 640,
          overflow: 'auto',
        }}
      >
        {children}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, textAlign: 'center' }}>
        {contentPageTexts.previewNote}
      </Typography>
    </>
  )
}
