import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { rewardCodeTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { Box, Typography } from '@mui/material'
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin'
import { formatInstant } from '../console/singapore-time.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { ListPaper } from '../list/list-paper.tsx'
import { OutsideAddress } from '../list/list-router.tsx'
import type { PoolRecord } from './reward-commands.ts'

type Upload = PoolRecord['uploads'][number]

const { uploadColumns: columns } = texts
const RESOURCE = 'reward-code-uploads'

const shown: readonly ListColumnProps<Upload>[] = [
  { source: 'at', label: columns.at, isRowHeader: true, render: ({ at }) => formatInstant(at) },
  { source: 'by', label: columns.by, textWidth: 200, render: ({ by }) => by },
  { source: 'codes', label: columns.codes, align: 'right', render: ({ codes }) => shownCount(codes) },
  { source: 'free', label: columns.free, align: 'right', render: ({ free }) => shownCount(free) },
]

/** The files of codes that the reward was given, the latest first. */
export function CodeUploads({ pool: { uploads } }: { pool: PoolRecord }) {
  const list = useList<Upload>({ data: [...uploads], perPage: Math.max(uploads.length, 1), resource: RESOURCE })
  return (
    <section aria-label={texts.uploads}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {texts.uploads}
      </Typography>
      <OutsideAddress>
        <ResourceContextProvider value={RESOURCE}>
          <ListContextProvider value={list}>
            <ListPaper<Upload>
              title={texts.uploads}
              icon={UploadIcon}
              texts={{ loadFailed: texts.failed, empty: texts.noUploads }}
              isWhole
              hasFixedColumns
              columns={shown.map((column) => (
                <ListColumn key={column.source} {...column} />
              ))}
              card={(upload) => <UploadCard upload={upload} />}
            />
          </ListContextProvider>
        </ResourceContextProvider>
      </OutsideAddress>
    </section>
  )
}

function UploadCard({ upload: { at, by, codes, free } }: { upload: Upload }) {
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{formatInstant(at)}</Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{by}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {columns.codes} {shownCount(codes)} · {columns.free} {shownCount(free)}
      </Box>
    </>
  )
}
