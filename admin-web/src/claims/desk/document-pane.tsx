import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import NoDocumentsIcon from '@mui/icons-material/FolderOffOutlined'
import NewTabIcon from '@mui/icons-material/OpenInNew'
import TurnIcon from '@mui/icons-material/RotateRight'
import LargerIcon from '@mui/icons-material/ZoomIn'
import SmallerIcon from '@mui/icons-material/ZoomOut'
import { Alert, Box, IconButton, Paper, Skeleton, Tooltip, Typography } from '@mui/material'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { PdfView } from '@member-care/web-kit/pdf/pdf-view.tsx'
import { claimDocumentTexts as texts } from '@member-care/domain/texts/claim-document-texts.ts'
import type { ComponentType } from 'react'
import type { HttpError } from 'react-admin'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PersonalText } from '../../console/personal-text.tsx'
import { showableTypes, useAttachment, type DocumentOwner } from '../detail/use-attachment.ts'
import { atOnce, BlobPicture } from '../detail/blob-content.tsx'
import { openInNewTab } from '../detail/open-in-new-tab.ts'
import type { DocumentView } from './use-document-view.ts'

export interface DocumentPaneProps {
  readonly view: DocumentView
  /** What the documents belong to. */
  readonly owner: DocumentOwner
  readonly recordId: string
}

/** The documents beside the figures: one at a time, enlarged and turned where it stands. */
export function DocumentPane({ view, owner, recordId }: DocumentPaneProps) {
  const { document, index, count } = view
  if (!document) {
    return (
      <Paper component="section" aria-label={texts.title} variant="outlined">
        <EmptyState icon={NoDocumentsIcon} title={texts.none}>
          {texts.noneDetail}
        </EmptyState>
      </Paper>
    )
  }
  return (
    <Paper
      component="section"
      aria-label={texts.title}
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        overflow: 'hidden',
        position: { lg: 'sticky' },
        top: tokens.layout.topBarHeight + 16,
        height: { xs: 460, lg: `calc(100vh - ${tokens.layout.topBarHeight + 32}px)` },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1.5,
          py: 0.75,
          borderBottom: 1,
          borderColor: 'divider',
          minHeight: 56,
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            variant="body2"
            sx={{ fontWeight: 620, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            <PersonalText value={document.name} />
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
            {document.kind} · {texts.nth(index + 1, count)}
          </Typography>
        </Box>
        <PaneButton
          icon={PreviousIcon}
          label={texts.previous}
          keys="["
          onClick={view.previous}
          isDisabled={index === 0}
        />
        <PaneButton icon={NextIcon} label={texts.next} keys="]" onClick={view.next} isDisabled={index === count - 1} />
      </Box>
      {isRedacted(document.name) ? (
        <Alert severity="info" sx={{ m: 2 }}>
          {texts.gone}
        </Alert>
      ) : (
        <Shown
          key={document.id}
          owner={owner}
          recordId={recordId}
          attachmentId={document.id}
          name={document.name}
          view={view}
        />
      )}
    </Paper>
  )
}

interface ShownProps extends DocumentPaneProps {
  readonly attachmentId: string
  readonly name: string
}

function Shown({ owner, recordId, attachmentId, name, view }: ShownProps) {
  const { data: blob, error, refetch } = useAttachment(recordId, attachmentId, owner)
  if (error) {
    return (
      <Box sx={{ p: 2 }}>
        <LoadFailure title={texts.loadFailed} detail={(error as HttpError).message} onRetry={() => void refetch()} />
      </Box>
    )
  }
  if (!blob) return <Skeleton variant="rectangular" sx={{ flex: 1 }} aria-label={texts.loading} role="status" />
  if (!showableTypes.includes(blob.type)) {
    return (
      <Alert severity="info" sx={{ m: 2 }}>
        {texts.notShowable}
      </Alert>
    )
  }
  const isPicture = blob.type.startsWith('image/')
  return (
    <>
      {isPicture ? (
        <Box
          tabIndex={0}
          role="group"
          aria-label={texts.area}
          sx={{ flex: 1, minHeight: 0, overflow: 'auto', bgcolor: 'background.default' }}
        >
          <Box sx={{ width: `${view.zoom * 100}%`, height: `${view.zoom * 100}%`, ...atOnce }}>
            <BlobPicture blob={blob} name={name} turns={view.turns} outlined={view.outlined} zoom={view.zoom} />
          </Box>
        </Box>
      ) : (
        <Box sx={{ flex: 1, minHeight: 0, p: 1 }}>
          <PdfView pdf={blob} name={name} outlined={view.outlined} />
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 0.5,
          py: 0.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {isPicture && (
          <>
            <PaneButton
              icon={SmallerIcon}
              label={texts.smaller}
              keys="−"
              onClick={view.reduce}
              isDisabled={view.zoom === 1}
            />
            <Typography
              variant="caption"
              role="status"
              sx={{ minWidth: 44, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
            >
              {view.zoom * 100}%
            </Typography>
            <PaneButton
              icon={LargerIcon}
              label={texts.larger}
              keys="+"
              onClick={view.enlarge}
              isDisabled={view.isLargest}
            />
            <PaneButton icon={TurnIcon} label={texts.turn} keys="t" onClick={view.turn} />
          </>
        )}
        <PaneButton icon={NewTabIcon} label={texts.newTab} onClick={() => openInNewTab(blob)} />
      </Box>
    </>
  )
}

interface PaneButtonProps {
  readonly icon: ComponentType<{ fontSize?: 'small' }>
  readonly label: string
  /** The shortcut, which the tooltip tells. */
  readonly keys?: string
  readonly onClick: () => void
  readonly isDisabled?: boolean
}

function PaneButton({ icon: Icon, label, keys, onClick, isDisabled = false }: PaneButtonProps) {
  return (
    <Tooltip title={keys ? `${label} (${keys})` : label}>
      <span>
        <IconButton aria-label={label} onClick={onClick} disabled={isDisabled}>
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}
