// tesseract.js-core comes without types: what of it is used.
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Engine {
    /** @returns 0 when it is ready */
    Init(path: null, language: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    /** Takes the file `/input`. @returns 1 when it is no picture */
    SetImageFile(orientation: number, angle: number): number
    Recognize(monitor: null): number
    GetTSVText(): string
    Clear(): void
  }

  interface Core {
    readonly FS: { writeFile(path: string, content: Uint8Array): void; unlink(path: string): void }
    readonly TessBaseAPI: new () => Engine
  }

  export default function createCore(options: {
    readonly wasmBinary: Uint8Array
    readonly TesseractProgress: (percent: number) => void
  }): Promise<Core>
}
