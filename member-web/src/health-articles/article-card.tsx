/** An article or a video in a list: picture, title and a few words; all of it leads there. */
import Box from '@mui/material/Box'
import { Link as RouterLink } from 'react-router-dom'

/** For the list that the cards stand in. */
export const articleGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
} as const

interface ArticleCardProps {
  readonly to: string
  readonly title: string
  readonly text: string
  /** What title and text are written in. */
  readonly lang: string
  /** Such as how long one reads it. */
  readonly note?: string
  readonly imageUrl: string
}

export function ArticleCard({ to, title, text, lang, note, imageUrl }: ArticleCardProps) {
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <Box
        component={RouterLink}
        to={to}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '112px 1fr', sm: '1fr' },
          gridTemplateRows: { sm: 'auto 1fr' },
          overflow: 'hidden',
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { borderColor: 'primary.main' },
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Box
          component="img"
          src={imageUrl}
          alt=""
          loading="lazy"
          sx={{
            display: 'block',
            width: '100%',
            height: '100%',
            maxHeight: { sm: 132 },
            objectFit: 'cover',
            aspectRatio: { sm: '16 / 9' },
            bgcolor: 'primary.light',
          }}
        />
        <Box sx={{ p: { xs: 1.5, sm: 2 } }}>
          <Box lang={lang} sx={{ fontWeight: 620, lineHeight: 1.35 }}>
            {title}
          </Box>
          <Box lang={lang} sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.5 }}>
            {text}
          </Box>
          {note !== undefined && <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>{note}</Box>}
        </Box>
      </Box>
    </Box>
  )
}
