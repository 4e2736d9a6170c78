/** A banner, as the members' home page and the console's preview show it. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface ShownBannerProps {
  readonly title: string
  readonly text: string
  /** Empty for none. */
  readonly imageUrl: string
  /** The link that it leads to, if any. */
  readonly link?: ReactNode
  /** What its words are written in, where that may be another language than the page's. */
  readonly lang?: string | undefined
}

export function ShownBanner({ title, text, imageUrl, link, lang }: ShownBannerProps) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      lang={lang}
      sx={{
        display: 'grid',
        gridTemplateColumns: imageUrl === '' ? '1fr' : { xs: '1fr', sm: '200px 1fr' },
        overflow: 'hidden',
      }}
    >
      {imageUrl !== '' && (
        <Box
          component="img"
          src={imageUrl}
          alt=""
          sx={{ width: '100%', height: '100%', maxHeight: { xs: 140, sm: 180 }, objectFit: 'cover', display: 'block' }}
        />
      )}
      <Box sx={{ p: 2, display: 'grid', gap: 0.5, alignContent: 'center', justifyItems: 'start' }}>
        <Typography variant="h2" component="h2" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {text !== '' && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>}
        {link}
      </Box>
    </Paper>
  )
}
