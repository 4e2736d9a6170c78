import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Skeleton, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { agoText, formatInstant } from '../console/singapore-time.ts'
import { useState } from 'react'
import { useAnchors } from './audit-calls.ts'

const { anchors: texts } = auditTexts

/** A bar is never so low that it cannot be seen. */
const LEAST_HEIGHT = 6
const HEIGHT = 72

/** The latest anchors as a timeline: a bar for each block of events, as high as the block is full. */
export function AnchorTimeline() {
  const { data, error } = useAnchors()
  const [now] = useState(() => Date.now())
  if (error) return <LoadFailure title={texts.failed} detail={error.message} />
  if (!data) return <Skeleton variant="rounded" height={160} />
  const [last] = data.latest
  const most = Math.max(1, ...data.latest.map(({ events }) => events))
  return (
    <Panel title={texts.title}>
      {last ? (
        <>
          <Typography variant="body2" sx={{ mb: 2 }}>
            <strong>{texts.anchored(last.total)}</strong> {texts.since(agoText(last.anchoredAt, now))}{' '}
            <code>{data.keyId}</code>.
          </Typography>
          <Box
            component="ol"
            reversed
            aria-label={texts.blocks}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', alignItems: 'flex-end', gap: '3px', height: HEIGHT }}
          >
            {data.latest.toReversed().map(({ number, events, anchoredAt, total }) => (
              <Box
                component="li"
                key={number}
                title={texts.block(number, events, total, formatInstant(anchoredAt))}
                sx={{
                  flex: '1 1 0',
                  maxWidth: 28,
                  minWidth: 3,
                  height: Math.max(LEAST_HEIGHT, (events / most) * HEIGHT),
                  borderRadius: '3px 3px 0 0',
                  bgcolor: 'primary.main',
                  opacity: number === last.number ? 1 : 0.6,
                }}
              >
                <Box component="span" sx={visuallyHidden}>
                  {texts.block(number, events, total, formatInstant(anchoredAt))}
                </Box>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {auditTexts.anchorBars}
          </Typography>
        </>
      ) : (
        <Typography variant="body2">{texts.none}</Typography>
      )}
      <Box sx={{ mt: 2 }}>
        <PublicKey>{data.publicKey}</PublicKey>
      </Box>
    </Panel>
  )
}

/** The key that checks the anchors' signatures, folded away until it is wanted. */
function PublicKey({ children }: { children: string }) {
  return (
    <Accordion variant="outlined" disableGutters slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary expandIcon={<ExpandIcon />} aria-controls="anchor-public-key" id="anchor-public-key-heading">
        <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
          {auditTexts.publicKey}
        </Typography>
      </AccordionSummary>
      <AccordionDetails id="anchor-public-key" sx={{ pt: 0 }}>
        <Box component="pre" sx={{ m: 0, fontSize: '0.75rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {children}
        </Box>
      </AccordionDetails>
    </Accordion>
  )
}
