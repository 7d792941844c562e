### What players read differently from rules.md: titles. The rules themselves are worded there.

MA-chapter-9 = That the game always ends
