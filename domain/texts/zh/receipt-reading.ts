/** Why a photo of a receipt fills in nothing, in Chinese. */
export const receiptReadingTexts = {
  faults: {
    tooSmall: '这张图片太小，无法读取。请靠近收据再拍一张。',
    tooDark: '这张照片太暗，无法读取。请在光线更亮的地方再拍一张。',
    tooBlurred: '这张照片模糊。请拿稳手机，对准收据对焦后再拍一张。',
    noText: '这里读不到任何内容。请检查这是否是收据；您也可以自己填写索赔。',
    unreadable: '此设备无法读取这个文件。请自己填写文件上的内容。',
    unavailable: '此设备现在无法读取收据。请自己填写收据上的内容。',
    notFetched: '无法取得这个文件，因此不能在这里读取。请自己填写文件上的内容。',
  },
} as const
