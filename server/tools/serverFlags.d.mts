export declare const serverFlags: (
  environment: Readonly<Record<string, string | undefined>>,
) => string[]
export declare const serverEnvironment: Readonly<Record<string, string>>
