declare module "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js" {
  interface Bounds {
    x0: number;
    y0: number;
    x1: number;
    y1: number;
  }

  interface ResultIterator {
    Begin(): void;
    /** False behind the last one. */
    Next(level: number): boolean;
    GetUTF8Text(level: number): string;
    Confidence(level: number): number;
    getBoundingBox(level: number): Bounds;
  }

  interface Api {
    /** 0 when it went well. */
    Init(folder: null, languages: string, engine: number): number;
    /** Takes the file /input; 1 when that is no picture. */
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    MeanTextConf(): number;
    GetIterator(): ResultIterator;
    /** Forgets picture and result. */
    Clear(): void;
  }

  interface Core {
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => Api;
    /** Frees an object of the core. */
    destroy(object: object): void;
  }

  export default function createCore(options: object): Promise<Core>;
}
