import { AppError } from "#server/platform/http/errors.ts";

export const unreadable = (message: string) => new AppError("file_unreadable", message, { fields: { file: message } });
