/** What surrounds a document where it is shown, in Chinese. */
export const documentViewTexts = {
  loading: '正在加载文件',
  tools: '文件工具',
  previousPage: '上一页',
  nextPage: '下一页',
  page: '页码',
  pageNumber: (page: number) => `第 ${page} 页`,
  ofPages: (pages: number) => `共 ${pages} 页`,
  zoomOut: '缩小',
  zoomIn: '放大',
  fitWidth: '适合宽度',
  download: '下载',
  document: (name: string) => `文件 ${name}`,
  leadsNowhere: (address: string) => `此处无法打开文件中的链接：${address}`,
  failures: {
    encrypted: {
      title: '这份文件有密码保护',
      detail: '无法在这里显示。请下载文件，并用密码打开。',
    },
    damaged: {
      title: '无法显示这份文件',
      detail: '文件似乎已损坏。您仍可下载，并尝试用其他程序打开。',
    },
    unloaded: {
      title: '无法加载查看器',
      detail: '请检查您的网络连接后再试，或下载文件。',
    },
  },
} as const
