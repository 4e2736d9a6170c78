import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { compareClaimsTexts as texts } from '@member-care/domain/texts/claim-desk-texts.ts'
import { claimDocumentTexts } from '@member-care/domain/texts/claim-document-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PersonalText } from '../../console/personal-text.tsx'
import { theme } from '../../console/theme.ts'
import { compareClaims } from '../history/compare-claims.ts'
import type { ClaimRecord } from '../claim-record.ts'
import { BlobDocument } from '../detail/blob-content.tsx'
import { showableTypes, useAttachment } from '../detail/use-attachment.ts'
import { resourceOf, type PossibleDuplicate } from '../queue/queue-record.ts'
import { useOtherClaim, useShownClaim } from '../use-claim.ts'

const TITLE_ID = 'compare-title'

export interface CompareClaimsDialogProps {
  readonly other: PossibleDuplicate
  readonly onClose: () => void
  /** Absent where the two were compared before. */
  readonly onDismiss?: () => void
  readonly isPending: boolean
}

/** Two claims side by side: their first documents, and every field with what is the same. */
export function CompareClaimsDialog({ other, onClose, onDismiss, isPending }: CompareClaimsDialogProps) {
  const claim = useShownClaim()
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  const { data: otherClaim, error, refetch } = useOtherClaim(resourceOf(other.claim.kind), other.claim.id)

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" fullScreen={!isWide} aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{texts.title(claim.claimNo, other.claim.claimNo)}</DialogTitle>
      <DialogContent>
        {error && <LoadFailure title={texts.failed} detail={error.message} onRetry={() => void refetch()} />}
        {!otherClaim && !error && <Skeleton variant="rounded" height={320} />}
        {otherClaim && <SideBySide claim={claim} other={otherClaim} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{editTexts.close}</Button>
        {onDismiss && (
          <Button variant="contained" loading={isPending} onClick={onDismiss}>
            {texts.notDuplicate}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function SideBySide({ claim, other }: { claim: ClaimRecord; other: ClaimRecord }) {
  const fields = compareClaims(claim, other).flatMap((group) => group.fields)
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', mb: 2 }}>
        <FirstDocument claim={claim} />
        <FirstDocument claim={other} />
      </Box>
      <TableContainer tabIndex={0} role="region" aria-label={texts.fields}>
        <Table size="small" aria-label={texts.fields}>
          <TableHead>
            <TableRow>
              <TableCell>{texts.field}</TableCell>
              <TableCell>{claim.claimNo}</TableCell>
              <TableCell>{other.claimNo}</TableCell>
              <TableCell>{texts.same}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map(({ label, then, now, isDifferent }) => (
              <TableRow key={label} sx={isDifferent ? {} : { bgcolor: 'warning.light' }}>
                <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                  {label}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {then === null ? '–' : <PersonalText value={then} />}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {now === null ? '–' : <PersonalText value={now} />}
                </TableCell>
                <TableCell sx={{ fontWeight: 650 }}>{isDifferent ? '' : texts.same}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}

function FirstDocument({ claim }: { claim: ClaimRecord }) {
  const document = claim.attachments[0]
  return (
    <Box component="section" aria-label={texts.documentOf(claim.claimNo)} sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {claim.claimNo}
      </Typography>
      <Box
        sx={{
          height: { xs: 200, md: 300 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.default',
        }}
      >
        {!document || isRedacted(document.name) ? (
          <Alert severity="info">{texts.noDocument}</Alert>
        ) : (
          <Drawn claimId={claim.id} attachmentId={document.id} name={`${claim.claimNo} ${document.name}`} />
        )}
      </Box>
    </Box>
  )
}

function Drawn({ claimId, attachmentId, name }: { claimId: string; attachmentId: string; name: string }) {
  const { data: blob, error } = useAttachment(claimId, attachmentId)
  if (error) return <Alert severity="error">{claimDocumentTexts.loadFailed}</Alert>
  if (!blob) return <Skeleton variant="rectangular" height="100%" />
  if (!showableTypes.includes(blob.type)) return <Alert severity="info">{claimDocumentTexts.notShowable}</Alert>
  return <BlobDocument blob={blob} name={name} turns={0} />
}
