import CompareIcon from '@mui/icons-material/CompareArrowsOutlined'
import RestoreIcon from '@mui/icons-material/RestoreOutlined'
import { compareContent } from '@member-care/domain/content/content-fields-said.ts'
import type { Content } from '@member-care/domain/content/content.ts'
import { contentPageTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { ArticleHtml } from '@member-care/web-kit/content/article-html.tsx'
import { systemActorTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { Panel } from '../../console/field-list.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { useRecordCache } from '../../record/whole-record.ts'
import { useNameOf } from '../names.ts'
import { versionOf, type ContentRecord, type ContentVersion } from '../content-record.ts'

/** All versions, the latest first: each can be restored, and any two compared. */
export function VersionsPanel({ item }: { readonly item: ContentRecord }) {
  const notify = useNotify()
  const cache = useRecordCache<ContentRecord>('content')
  const { send, isPending, failure } = useCommandSending<ContentRecord>({
    onDone: async (changed) => {
      await cache.show(changed)
      notify(texts.restored, { type: 'success' })
    },
    onConflict: () => cache.reload(item.contentId),
  })
  const restore = (version: number) =>
    void send({ version, revision: item.revision }, (options, dataProvider) =>
      dataProvider.restoreContent(item, version, options),
    )
  return (
    <Panel title={texts.versions}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {texts.versionsLead}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {item.versions.toReversed().map((version) => (
          <VersionLine
            key={version.version}
            version={version}
            isLast={version.version === item.lastVersion}
            isPending={isPending}
            onRestore={restore}
          />
        ))}
      </Box>
      <FailureAlert message={failure?.message} />
      {item.versions.length > 1 && <Comparison item={item} />}
    </Panel>
  )
}

interface VersionLineProps {
  readonly version: ContentVersion
  readonly isLast: boolean
  readonly isPending: boolean
  readonly onRestore: (version: number) => void
}

function VersionLine({ version, isLast, isPending, onRestore }: VersionLineProps) {
  const { savedBy, savedAt, restoredFrom } = version
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        minHeight: 44,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          {texts.version(version.version)}
        </Typography>{' '}
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {texts.savedBy(savedBy.name ?? systemActorTexts[savedBy.id] ?? texts.unknownPerson, formatInstant(savedAt))}
          {restoredFrom !== null && `, ${texts.restoredFrom(restoredFrom)}`}
        </Typography>
      </Box>
      {!isLast && (
        <Button
          size="small"
          startIcon={<RestoreIcon />}
          disabled={isPending}
          aria-label={texts.restoreLabel(version.version)}
          onClick={() => onRestore(version.version)}
        >
          {texts.restore}
        </Button>
      )}
    </Box>
  )
}

function Comparison({ item }: { readonly item: ContentRecord }) {
  const nameOf = useNameOf()
  const numbers = item.versions.map(({ version }) => version)
  const [chosen, setChosen] = useState<{ readonly from: number; readonly to: number }>()
  const from = chosen?.from ?? numbers.at(-2) ?? 1
  const to = chosen?.to ?? numbers.at(-1) ?? 1
  const [isOpen, setOpen] = useState(false)
  const [earlier, later] = [versionOf(item, from), versionOf(item, to)]
  const choice = (label: string, value: number, onChange: (version: number) => void) => (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {numbers.map((number) => (
        <MenuItem key={number} value={number}>
          {texts.version(number)}
        </MenuItem>
      ))}
    </TextField>
  )
  return (
    <Box sx={{ mt: 2 }}>
      <Button startIcon={<CompareIcon />} onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
        {texts.compare}
      </Button>
      {isOpen && earlier && later && (
        <>
          <Box sx={{ display: 'grid', gap: 1.5, my: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
            {choice(texts.compareFrom, from, (version) => setChosen({ from: version, to }))}
            {choice(texts.compareTo, to, (version) => setChosen({ from, to: version }))}
          </Box>
          <Differences earlier={earlier} later={later} nameOf={nameOf} />
        </>
      )}
    </Box>
  )
}

interface DifferencesProps {
  readonly earlier: ContentVersion
  readonly later: ContentVersion
  readonly nameOf: (companyId: string) => string
}

function Differences({ earlier, later, nameOf }: DifferencesProps) {
  const differences = compareContent(
    { content: earlier.content as Content, audience: earlier.audience },
    { content: later.content as Content, audience: later.audience },
    nameOf,
  )
  if (differences.length === 0) return <Typography variant="body2">{texts.same}</Typography>
  return (
    <Box component="section" aria-label={texts.comparison(earlier.version, later.version)}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {differences.map(({ field, label, before, after }) => (
          <Box
            component="li"
            key={field}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0 }}
          >
            <Typography variant="body2" sx={{ fontWeight: 620 }}>
              {label}
            </Typography>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                columnGap: 2,
                rowGap: 0.5,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              <Side label={texts.version(earlier.version)} field={field} said={before} />
              <Side label={texts.version(later.version)} field={field} said={after} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

interface SideProps {
  readonly label: string
  readonly field: string
  readonly said: string
}

function Side({ label, field, said }: SideProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {said === '' ? texts.absent : <Said label={label} field={field} said={said} />}
      </Box>
    </Box>
  )
}

/** Pictures and articles as they look, and not as they are written down. */
function Said({ label, field, said }: SideProps) {
  if (field.split('.').at(-1) === 'html') return <ArticleHtml html={said} />
  if (field !== 'imageUrl') return said
  return (
    <Box
      component="img"
      src={said}
      alt={texts.pictureOf(label)}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 160, borderRadius: 1 }}
    />
  )
}
