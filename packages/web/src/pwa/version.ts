/** Which version of the app this is; the build fills it in. */

declare const __APP_VERSION__: string;

export const APP_VERSION = __APP_VERSION__;
