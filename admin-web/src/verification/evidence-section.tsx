import { Alert, Box, Typography } from '@mui/material'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { claimDocumentTexts } from '@member-care/domain/texts/claim-document-texts.ts'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { AttachmentChoice } from '../claims/detail/claim-documents.tsx'

type Evidence = ComponentProps<typeof AttachmentChoice>['attachment']

export interface EvidenceSectionProps {
  readonly title: string
  /** What stands there when there is nothing. */
  readonly emptyText: string
  readonly files: readonly Evidence[]
  /** The file that was chosen, opened; never one of a person who has been forgotten. */
  readonly open: (id: string, name: string) => ReactNode
}

/** The files beside a decision. None is opened by itself: every look at one is on record. */
export function EvidenceSection({ title, emptyText, files, open }: EvidenceSectionProps) {
  const [chosenId, choose] = useState<string>()
  const chosen = files.find(({ id }) => id === chosenId)
  const headingId = useId()
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Typography variant="h3" id={headingId} sx={{ mb: 1 }}>
        {title} ({files.length})
      </Typography>
      {files.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {emptyText}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
      >
        {files.map((file) => (
          <li key={file.id}>
            <AttachmentChoice
              attachment={file}
              isChosen={file.id === chosenId}
              onChoose={() => choose(file.id === chosenId ? undefined : file.id)}
            />
          </li>
        ))}
      </Box>
      {chosen && (
        <Box sx={{ mt: 1.5 }}>
          {isRedacted(chosen.name) ? (
            <Alert severity="info">{claimDocumentTexts.gone}</Alert>
          ) : (
            open(chosen.id, chosen.name)
          )}
        </Box>
      )}
    </Box>
  )
}
