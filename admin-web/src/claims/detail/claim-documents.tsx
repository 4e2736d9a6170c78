import DocumentIcon from '@mui/icons-material/DescriptionOutlined'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import NoDocumentsIcon from '@mui/icons-material/FolderOffOutlined'
import { Alert, Box, ButtonBase, Paper, Typography } from '@mui/material'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { shownSize } from '@member-care/domain/language/shown-count.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import {
  attachmentCategoryLabels,
  claimDocumentTexts as texts,
} from '@member-care/domain/texts/claim-document-texts.ts'
import { useState, type ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { PersonalText } from '../../console/personal-text.tsx'
import type { ClaimAttachment, ClaimRecord } from '../claim-record.ts'
import { AttachmentViewer } from './attachment-viewer.tsx'

/** The claim's documents: a list to choose from, and the chosen one. On wide screens it stays in sight beside the figures. */
export function ClaimDocuments() {
  const claim = useRecordContext<Pick<ClaimRecord, 'id' | 'attachments'>>()
  if (!claim) return null
  return (
    <DocumentChoice attachments={claim.attachments}>
      {({ id, name }) => <AttachmentViewer key={id} claimId={claim.id} attachmentId={id} name={name} />}
    </DocumentChoice>
  )
}

/** A document that is still there to be shown. */
type ShownAttachment = ClaimAttachment & { readonly name: string }

export interface DocumentChoiceProps {
  readonly attachments: readonly ClaimAttachment[]
  /** Shows the chosen one. */
  readonly children: (chosen: ShownAttachment) => ReactNode
}

/** Documents to choose from, and the chosen one. */
export function DocumentChoice({ attachments, children }: DocumentChoiceProps) {
  const [chosenId, choose] = useState<string>()
  const chosen = attachments.find(({ id }) => id === chosenId) ?? attachments[0]

  return (
    <Paper
      component="section"
      aria-label={texts.title}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 2.5 }, position: { md: 'sticky' }, top: tokens.layout.topBarHeight + 16, minWidth: 0 }}
    >
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {texts.titleWithCount(attachments.length)}
      </Typography>
      {chosen ? (
        <>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              mb: 2,
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
            }}
          >
            {attachments.map((attachment) => (
              <li key={attachment.id}>
                <AttachmentChoice
                  attachment={attachment}
                  isChosen={attachment === chosen}
                  onChoose={() => choose(attachment.id)}
                />
              </li>
            ))}
          </Box>
          {isRedacted(chosen.name) ? (
            <Alert severity="info">{texts.gone}</Alert>
          ) : (
            children({ ...chosen, name: chosen.name })
          )}
        </>
      ) : (
        <EmptyState icon={NoDocumentsIcon} title={texts.none}>
          {texts.noneDetail}
        </EmptyState>
      )}
    </Paper>
  )
}

/** A document to choose, by name and kind. */
export function AttachmentChoice({
  attachment,
  isChosen,
  onChoose,
}: {
  attachment: ClaimAttachment
  isChosen: boolean
  onChoose: () => void
}) {
  const Icon = attachment.mimeType.startsWith('image/') ? PictureIcon : DocumentIcon
  return (
    <ButtonBase
      onClick={onChoose}
      aria-pressed={isChosen}
      sx={{
        width: '100%',
        font: 'inherit',
        justifyContent: 'flex-start',
        textAlign: 'left',
        gap: 1.25,
        p: 1.25,
        borderRadius: 1,
        border: '1px solid',
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'primary.light' : 'background.paper',
        boxShadow: ({ palette }) => (isChosen ? `inset 0 0 0 1px ${palette.primary.main}` : 'none'),
      }}
    >
      <Icon sx={{ color: isChosen ? 'primary.dark' : 'text.secondary' }} aria-hidden="true" />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box
          component="span"
          sx={{
            display: 'block',
            fontSize: '0.875rem',
            fontWeight: 600,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          <PersonalText value={attachment.name} />
        </Box>
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {attachmentCategoryLabels[attachment.category]} · {shownSize(attachment.bytes)}
        </Box>
      </Box>
    </ButtonBase>
  )
}
