// Which folders may import which (docs/architecture.md, “Rooms”). `npm run lint` checks it, with tests/folders/check-folders.mjs.

/** What counts as one folder: it with everything below it, each integration by itself, and each file that stands beside the folders. */
export const folderOf = /^(api\/integrations\/[^/]+|(api|admin-web\/src|member-web\/src|web-kit)\/[^/]+)/

const kit = 'settings|database|limited-process|commands|http|aggregates|integrations|event-log'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'the-kit-knows-no-capability',
      comment: `What every capability stands on (${kit.replaceAll('|', ', ')}) imports none of them.`,
      severity: 'error',
      from: { path: `^api/(${kit})/` },
      to: { path: '^api/[^/]+/', pathNot: `^api/(${kit})/` },
    },
    {
      name: 'commands-throw-no-http-errors',
      comment:
        'A command is refused with a reason (command-refused.ts); what a route answers is made of it above (aggregates/).',
      severity: 'error',
      from: { path: '^api/commands/' },
      to: { path: '^api/(http|aggregates)/' },
    },
    {
      name: 'a-folder-knows-no-wiring',
      comment:
        'The files beside the folders put them together. Only what describes (client/) or starts (launch/) the whole API needs them.',
      severity: 'error',
      from: { path: '^api/[^/]+/', pathNot: '^api/(client|launch)/' },
      to: { path: '^api/[^/]+\\.ts$' },
    },
    {
      name: 'file-names-in-kebab-case',
      comment:
        'A file is named in small letters with hyphens, what it exports as its language asks: claim-table.tsx has ClaimTable.',
      severity: 'error',
      from: {},
      to: { path: '[A-Z][^/]*\\.tsx?$' },
    },
  ],
  options: {
    exclude: { path: '\\.test\\.tsx?$|(^|/)testing/|node_modules' },
    includeOnly: { path: '^(api|admin-web/src|member-web/src|web-kit)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  },
}
