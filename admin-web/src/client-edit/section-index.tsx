import { Box, Button, MenuItem, TextField } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { useEffect, useState } from 'react'
import { theme } from '../console/theme.ts'
import { ClearOfBars } from '../record/clear-of-bars.tsx'
import { goToSection, sectionTitles, type SectionId } from './sections/section-ids.ts'

const { topBarHeight } = tokens.layout

/** Leads to the sections: beside them where there is room, above them as a choice on a phone. */
export function SectionIndex({ sections }: { sections: readonly SectionId[] }) {
  const current = useCurrentSection(sections)
  return (
    <>
      <ClearOfBars top={topBarHeight + 80} media={theme.breakpoints.down('md')} />
      <Box
        component="nav"
        aria-label={texts.goTo}
        sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: topBarHeight + 24, alignSelf: 'start' }}
      >
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderLeft: 2, borderColor: 'divider' }}>
          {sections.map((id) => (
            <li key={id}>
              <Button
                fullWidth
                color={id === current ? 'primary' : 'inherit'}
                aria-current={id === current ? 'true' : undefined}
                onClick={() => goToSection(id)}
                sx={{
                  justifyContent: 'flex-start',
                  textAlign: 'left',
                  whiteSpace: 'normal',
                  fontWeight: id === current ? 650 : 450,
                  borderRadius: 0,
                  ml: '-2px',
                  borderLeft: 2,
                  borderColor: id === current ? 'primary.main' : 'transparent',
                }}
              >
                {sectionTitles[id]}
              </Button>
            </li>
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: { xs: 'block', md: 'none' },
          position: 'sticky',
          top: topBarHeight,
          zIndex: 3,
          bgcolor: 'background.default',
          py: 1,
          mx: -2,
          px: 2,
        }}
      >
        <TextField
          select
          fullWidth
          label={texts.goTo}
          value={current}
          onChange={(event) => {
            const id = event.target.value as SectionId
            // The menu gives the focus back to its input first.
            requestAnimationFrame(() => goToSection(id))
          }}
        >
          {sections.map((id) => (
            <MenuItem key={id} value={id}>
              {sectionTitles[id]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </>
  )
}

/** The topmost section in view. */
function useCurrentSection(sections: readonly SectionId[]): SectionId {
  const [current, setCurrent] = useState<SectionId>('basic')
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset['section'] ?? ''
          if (isIntersecting) inView.add(id)
          else inView.delete(id)
        }
        const first = sections.find((id) => inView.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: '-140px 0px -50% 0px' },
    )
    for (const section of document.querySelectorAll('[data-section]')) observer.observe(section)
    return () => observer.disconnect()
  }, [sections])
  return current
}
