/** Texts around claims that were finished without a network, and around receipts that another app shared, in Chinese. */
export const outboxTexts = {
  title: '尚未提交',
  finishedAt: (at: string) => `完成于 ${at}`,
  documents: (count: number) => `${count} 份文件`,

  waiting: '正在等待网络。尚未提交任何内容。',
  waitingTurn: '正在等待提交。尚未提交任何内容。',
  sending: '正在提交…',
  mayBeFiled: '发送时网络中断，因此可能已经提交。我们会再次发送，不会重复提交。',
  signedOut: '提交之前，您的登录已结束。请登录后提交。',
  unverified: '尚未提交：须先输入一次性密码。',
  refused: '未提交。原因如下：',
  inForm: '未提交：您已取回修改。改好后请再次提交。',
  keptHere: '只保存在此设备上。您可以离开应用或关闭手机：有网络并且您已登录时，它就会提交。',
  begunHere: '目前只在此设备上。您恢复连接并登录后，它就会保存。',

  fileNow: '现在提交',
  correct: '更正',
  change: '打开并更改',
  discard: '舍弃',
  discardQuestion: '要舍弃这项索赔吗？',
  discardDetail: '它尚未提交。您填写的内容和它的文件会从此设备移除。此操作无法撤销。',
  keep: '保留',
  isBeingFiled: '这项索赔正在提交，或可能已经提交。不能再在这里更改。',
  anotherIsOpen: '这里打开着另一项尚未保存的索赔。请先提交或舍弃它。',
  showAll: (count: number) => `显示全部 ${count} 项`,

  finished: '您的索赔已准备好',
  finishedDetail: '一有网络，它就会自动提交。提交时间以送达我们的时间为准。',
  notKept: '没有网络，而且此设备无法保存这项索赔。请让此页面保持打开，恢复连接后再提交。',
  withoutCaptcha: '没有网络。您仍然可以提交：索赔会在此设备上等待，稍后提交。',

  filedTitle: '网络恢复后已提交',
  filedDetail: (message: string, finished: string) => `${message}您于 ${finished} 完成填写。`,
  seen: '好',

  signInToFile: (count: number) => `此设备上有 ${count} 项索赔在等待。请登录后提交。`,

  logOutTitle: (count: number) => `${count} 项索赔尚未提交`,
  logOutDetail:
    '尚未提交的索赔会在此设备上等待网络。如果保留，只有您再次在此登录后才能查看和提交，使用此设备的其他人都不能。',
  logOutStays: (count: number) =>
    `有 ${count} 项索赔已经发送，可能已提交成功，因此不能舍弃。这些索赔会留在此设备上，等您再次在此登录后重新发送，不会重复提交。`,
  logOutKeep: '保留并退出',
  logOutDiscard: '舍弃并退出',
  logOutStay: '保持登录',

  notificationTitle: '一项索赔未能提交',
  notificationBody: '请打开应用查看原因。',
} as const

export const sharedReceiptTexts = {
  title: (count: number) => `已有 ${count} 个文件共享到此应用`,
  use: '这是我自己共享的，请用于我的索赔',
  check: '请先看一看：其他网站也能把文件发送到这里。',
  detail: '请在下面选择索赔类型。这些文件会作为收据添加，并在此设备上读取。',
  nothingTaken: '共享的内容都无法使用',
  seen: '好',
  leave: '不使用',
  gone: '共享的内容已不在这里',
  goneDetail: '共享的文件只保留一小时。请重新共享，或在表格中添加。',
  notReceived: '共享的文件没有收到',
  notReceivedDetail: '此设备当时还没有准备好。请在这里开始索赔并在表格中添加文件，或重新共享。',
  tooLarge: '这个文件太大，无法共享。请在表格中添加较小的文件：最大 5 MB。',
  tooMany: '一次共享的文件太多。请在表格中添加这个文件。',
} as const
