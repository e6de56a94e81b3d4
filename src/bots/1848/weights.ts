export const learned = {};
